/** An empty JSON object with very much white space, one byte in each chunk (RFC 9112, section 7.1). */
export function writeTinyChunks(count: number): Buffer {
  const [begin, filling, end] = ['1\r\n{\r\n', '1\r\n \r\n', '1\r\n}\r\n0\r\n\r\n'];
  return Buffer.concat([Buffer.from(begin), Buffer.alloc(count * filling.length, filling), Buffer.from(end)]);
}
