import type { VideoMediaType } from '../../../core/video/video-upstream.ts';

/** So many bytes tell what a file is. */
export const videoSignatureBytes = 64;

/** Boxes that a QuickTime file without `ftyp` may begin with. */
const quickTimeBoxes: ReadonlySet<string> = new Set(['moov', 'mdat', 'wide']);

/** What a file is by its first bytes: MP4 or QuickTime (ISO/IEC 14496-12), or WebM (RFC 8794); `null` for anything else. */
export function sniffVideo(start: Buffer): VideoMediaType | null {
  const box = start.toString('latin1', 4, 8);
  if (box === 'ftyp' && start.length >= 12) {
    return start.toString('latin1', 8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4';
  }
  if (start.length >= 8 && quickTimeBoxes.has(box)) return 'video/quicktime';
  const isEbml = start.toString('hex', 0, 4) === '1a45dfa3';
  return isEbml && start.subarray(0, videoSignatureBytes).includes('webm') ? 'video/webm' : null;
}
