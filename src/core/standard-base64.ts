/**
 * Base64 in the usual alphabet and with its padding, which is all that some upstreams read; the very text where it is so already.
 * Clients of format C write the alphabet for URLs (RFC 4648, section 5), and other gateways leave the padding out.
 */
export function toStandardBase64(text: string): string {
  const isStandard = text.length % 4 === 0 && !text.includes('-') && !text.includes('_');
  return isStandard ? text : Buffer.from(text, 'base64').toString('base64');
}
