import { isIP } from 'node:net';
import type { FileIceServer, FileRealtime } from './create-realtime.ts';
import type { ConfigFile, FileProblem } from './parse-config-file.ts';

const webRtcPath = ['realtime', 'webrtc'];

/**
 * What a schema cannot say about `realtime.webrtc`: addresses that are none, ports that there are not, and relays without a password.
 * `processes` is how many there are of the gateway.
 */
export function checkRealtime(
  { webrtc }: FileRealtime,
  file: ConfigFile,
  processes: number,
): readonly FileProblem[] {
  const addresses = (['bindAddress', 'advertisedAddress'] as const).flatMap((key) => {
    const address = webrtc[key];
    if (address === undefined || isIP(address) !== 0) return [];
    return [file.problemAt([...webRtcPath, key], `realtime.webrtc.${key} must be an IP address.`)];
  });
  return [
    ...addresses,
    ...checkUdpPorts(webrtc, file, processes),
    ...webrtc.iceServers.flatMap((server, index) => checkIceServer(server, { index, file })),
  ];
}

const lastPort = 65_535;

/** Every process of the gateway has as many ports as it has workers for calls. */
function checkUdpPorts(
  { enabled, udpPort, workers }: FileRealtime['webrtc'],
  file: ConfigFile,
  processes: number,
): readonly FileProblem[] {
  if (!enabled || udpPort === undefined || udpPort + workers * processes - 1 <= lastPort) return [];
  const message = `realtime.webrtc.udpPort: ${String(workers * processes)} ports from ${String(udpPort)} on go beyond ${String(lastPort)}.`;
  return [file.problemAt([...webRtcPath, 'udpPort'], message)];
}

function checkIceServer(
  { urls, username }: FileIceServer,
  { index, file }: { readonly index: number; readonly file: ConfigFile },
): readonly FileProblem[] {
  const place = [...webRtcPath, 'iceServers', index];
  if ([urls].flat().some((url) => Number(/:(\d+)(?:\?|$)/u.exec(url)?.[1] ?? 1) > lastPort)) {
    const message = `realtime.webrtc.iceServers[${String(index)}].urls: a port is a number from 1 to ${String(lastPort)}.`;
    return [file.problemAt([...place, 'urls'], message)];
  }
  const isRelay = [urls].flat().some((url) => url.startsWith('turn:'));
  if (!isRelay || username !== undefined) return [];
  return [file.problemAt(place, 'A relay in realtime.webrtc.iceServers needs a username and a credential.')];
}
