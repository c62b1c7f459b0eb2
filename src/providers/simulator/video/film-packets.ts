import {
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** Encoded frames, and what a decoder has to know of them. */
export interface FilmPackets {
  readonly config: VideoDecoderConfig;
  readonly packets: readonly Uint8Array[];
}

/** Takes the frames out of a file. */
export async function readPackets(file: Uint8Array): Promise<FilmPackets> {
  const input = new Input({ source: new BufferSource(file), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = (await track?.getDecoderConfig()) ?? null;
  if (track === null || config === null) throw new Error('The encoder wrote no film.');
  const packets: Uint8Array[] = [];
  for await (const { data } of new EncodedPacketSink(track).packets()) packets.push(data);
  return { config, packets };
}

/** A film whose seconds begin with these frames, and go on as the first one does. */
export async function writeFilm(
  { config, packets }: FilmPackets,
  beginnings: readonly Uint8Array[],
  framesPerSecond: number,
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  const frames = beginnings.flatMap((beginning) => [beginning, ...packets.slice(1)]);
  for (const [index, data] of frames.entries()) {
    const type = index % framesPerSecond === 0 ? 'key' : 'delta';
    const packet = new EncodedPacket(data, type, index / framesPerSecond, 1 / framesPerSecond);
    await source.add(packet, { decoderConfig: config });
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('The film was not written.');
  return clearTimes(new Uint8Array(target.buffer));
}

/** Boxes that say when they were written (ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.4.2), and those that hold them. */
const datedBoxes: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
const outerBoxes: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia']);

/** The same film whenever it is written: it says that it was written in no time at all. */
function clearTimes(film: Uint8Array): Uint8Array {
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  const clearWithin = (start: number, end: number): void => {
    for (let position = start; position + 8 <= end;) {
      const sizeBytes = view.getUint32(position);
      const type = Buffer.from(film.subarray(position + 4, position + 8)).toString('latin1');
      const isLong = view.getUint8(position + 8) === 1;
      if (datedBoxes.has(type)) film.fill(0, position + 12, position + 12 + (isLong ? 16 : 8));
      if (outerBoxes.has(type)) clearWithin(position + 8, position + sizeBytes);
      // A box of more than 4 GiB has its size elsewhere; no film is that large.
      if (sizeBytes < 8) return;
      position += sizeBytes;
    }
  };
  clearWithin(0, film.length);
  return film;
}
