import type { UpstreamEvent } from '../../core/provider.ts';

/** What an event of format A brings: a picture that is still being drawn, or one that is finished. */
export type ImageEventKind = 'partial_image' | 'completed';

/**
 * The kind of an event, whichever operation it is of; `null` for any other. The picture is not parsed for it: an event without
 * a name says its type in the payload, at its beginning or behind the picture.
 */
export function findImageEventKind({ event, data }: UpstreamEvent): ImageEventKind | null {
  const name = event ?? /"type"\s*:\s*"(image_[\w.]{1,40})"/u.exec(data)?.[1] ?? '';
  const kind = /^image_(?:generation|edit)\.(partial_image|completed)$/u.exec(name)?.[1];
  return kind === 'partial_image' || kind === 'completed' ? kind : null;
}
