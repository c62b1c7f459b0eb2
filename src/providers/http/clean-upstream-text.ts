import type { Deployment } from '../../core/provider.ts';

/** Characters shown at most. */
const maxShown = 1000;

/** Characters looked at: enough that the cut can never leave half a key in what is shown. */
const maxRead = 4 * maxShown;

/** A shorter credential is no secret and could be any word of the text. */
const shortestKey = 6;

/** In this order: what an earlier pattern replaces, a later one no longer sees. */
const patterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'`<>)\]}]+/giu, '[url]'],
  [/\b(?:bearer|basic)\s+[\w.~+/=-]{8,}/giu, '[key]'],
  [/\b(key|token|secret|password)=[^\s&"']+/giu, '$1=[key]'],
  [/\b(?:(?:sk|pk|rk|ek)[-_][\w.-]{8,}|AIza[\w-]{16,}|(?:ya29|AQ)\.[\w.-]{16,})/gu, '[key]'],
  [/\b(?:req|org|proj)[-_](?=[\w-]*\d)[\w-]{6,}/gu, '[id]'],
  [/\b[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/giu, '[address]'],
  [/\b(?:[a-z0-9-]+\.)+(?:com|org|net|ai|io|dev|cloud)\b(?:\/[^\s"'`<>)\]}]*)?/giu, '[host]'],
  [/[\p{Cc}\s]+/gu, ' '],
];

/**
 * An upstream's text made fit for a client: no URL, host or e-mail address, nothing like a key, not our credential, no
 * request, organisation or project id of the upstream's, one line, at most 1000 characters.
 */
export function cleanUpstreamText(text: string, deployment: Deployment): string {
  let clean = text.slice(0, maxRead).toWellFormed();
  const credential = deployment.credential ?? '';
  if (credential.length >= shortestKey) clean = clean.replaceAll(credential, '[key]');
  for (const [pattern, replacement] of patterns) clean = clean.replace(pattern, replacement);
  clean = removeHost(clean, deployment.baseUrl).trim();
  return clean.length > maxShown ? `${clean.slice(0, maxShown).toWellFormed()}…` : clean;
}

/** A name of one label, such as `api`, could be any word of the text: it is removed only with its port. */
function removeHost(text: string, baseUrl: string): string {
  const url = URL.parse(baseUrl);
  if (url === null) return text;
  const { host, hostname } = url;
  const withoutPort = text.replaceAll(host.includes(':') || host.includes('.') ? host : `${host}:`, '[host]');
  return hostname.includes('.') ? withoutPort.replaceAll(hostname, '[host]') : withoutPort;
}
