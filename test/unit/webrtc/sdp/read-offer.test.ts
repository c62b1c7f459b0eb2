import { describe, expect, it } from 'vitest';
import { readOffer } from '../../../../src/webrtc/sdp/read-offer.ts';
import { writeAnswer } from '../../../../src/webrtc/sdp/write-answer.ts';
import { writeOffer } from '../../../../src/webrtc/sdp/write-offer.ts';

const fingerprint = `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`;
const head = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0'];
const transport = [
  'c=IN IP4 0.0.0.0',
  'a=ice-ufrag:abcd',
  `a=ice-pwd:${'p'.repeat(24)}`,
  fingerprint,
  'a=setup:actpass',
];
const candidates = [
  'a=candidate:1 1 udp 2113937151 192.168.1.5 51000 typ host',
  'a=candidate:2 1 udp 2113937151 0b6d2f5e-8a0f.local 51000 typ host',
  'a=candidate:3 1 tcp 1518280447 192.168.1.5 9 typ host tcptype active',
  'a=candidate:4 1 udp 2113937151 192.168.1.5 53 typ host',
  'a=candidate:5 1 udp 2113937151 192.168.1.5 70000 typ host',
  'a=candidate:6 1 udp 2113937151 192.168.1.5 0xc738 typ host',
];
const audio = [
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63 0',
  ...transport,
  'a=mid:0',
  'a=sendrecv',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=rtpmap:111 opus/48000/2',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'a=rtpmap:63 red/48000/2',
  'a=rtpmap:0 PCMU/8000',
  ...candidates,
];
const video = [
  'm=video 9 UDP/TLS/RTP/SAVPF 96',
  ...transport,
  'a=mid:1',
  'a=recvonly',
  'a=rtpmap:96 VP8/90000',
];
const data = [
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  ...transport,
  'a=mid:2',
  'a=sctp-port:5000',
];

const bundle = 'a=group:BUNDLE 0 1 2';
const write = (...lines: readonly (string | readonly string[])[]) => `${lines.flat().join('\r\n')}\r\n`;
const whole = write(head, bundle, audio, video, data);
const without = (pattern: RegExp) =>
  write(whole.split('\r\n').filter((line) => line !== '' && !pattern.test(line)));

describe('readOffer', () => {
  it('takes no longer for many payload types and many lines than for few', () => {
    const section = [`m=audio 9 UDP/TLS/RTP/SAVPF${' 1'.repeat(16_000)}`, ...Array<string>(7_500).fill('a=')];
    const offer = write(head, section);
    expect(offer.length).toBeLessThan(64_000);
    const startedAt = performance.now();
    expect(() => readOffer(offer)).toThrow('without Opus');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('finds Opus and the data channel among others', () => {
    const { audio: found, data: channel } = readOffer(whole);
    expect(found?.payloadType).toBe(111);
    expect([found?.section.mid, channel?.mid]).toEqual(['0', '2']);
  });

  it.each([
    ['', 65_536],
    ['a=max-message-size:262144', 262_144],
    ['a=max-message-size:1073741823', 1_048_576],
    ['a=max-message-size:0', 1_048_576],
    ['a=max-message-size:much', 65_536],
  ])('finds the longest message that a client takes (RFC 8841): %s', (line, most) => {
    const offer = write(head, data, line === '' ? [] : line);
    expect(readOffer(offer).maxMessageBytes).toBe(most);
  });

  it.each([
    ['a data channel alone', write(head, bundle, data), [false, true]],
    ['sound alone', write(head, bundle, audio), [true, false]],
    ['lines that end with LF', whole.replaceAll('\r\n', '\n'), [true, true]],
    [
      'what is said for the whole session',
      write(
        head,
        bundle,
        fingerprint,
        audio.filter((line) => line !== fingerprint),
      ),
      [true, false],
    ],
  ])('takes %s', (_, offer, expected) => {
    const { audio: found, data: channel } = readOffer(offer);
    expect([found !== null, channel !== null]).toEqual(expected);
  });

  it.each([
    ['nothing', '', /no session description/],
    ['prose', 'hello', /no session description/],
    ['JSON', '{"type":"offer"}', /no session description/],
    ['a control character', whole.replace('s=-', 's=\u0000'), /no session description/],
    ['a broken media line', whole.replace('m=audio 9', 'm=audio nine'), /no session description/],
    ['a port that is none', whole.replace('m=audio 9', 'm=audio 65536'), /no session description/],
    ['more than 64 kB', whole + 'a=x:y\r\n'.repeat(10_000), /64 kB/],
    ['33 media sections', write(head, bundle, ...Array.from({ length: 33 }, () => video)), /32 media/],
    ['no fingerprint', without(/^a=fingerprint/), /fingerprint/],
    ['a fingerprint by MD5', whole.replaceAll('sha-256', 'md5'), /fingerprint/],
    ['no ICE password', without(/^a=ice-pwd/), /ice-pwd/],
    ['no ICE name', without(/^a=ice-ufrag/), /ice-ufrag/],
    ['another setup', whole.replaceAll('actpass', 'holdconn'), /setup/],
    ['no mid', without(/^a=mid/), /a=mid/],
    ['no Opus', without(/opus/), /Opus/],
    ['audio without encryption', whole.replace('UDP/TLS/RTP/SAVPF', 'RTP/AVP'), /Opus/],
    ['neither audio nor data', write(head, bundle, video), /neither/],
    ['no media at all', write(head), /neither/],
    ['declined audio alone', write(head, audio).replace('m=audio 9', 'm=audio 0'), /neither/],
    ['two transports', without(/^a=group/), /bundle/],
    ['the same mid twice', whole.replace('a=mid:2', 'a=mid:0'), /same/],
  ])('refuses %s', (_, offer, message) => {
    expect(() => readOffer(offer)).toThrow(
      expect.objectContaining({
        code: 'invalid_argument',
        reason: 'invalid_sdp',
        message: expect.stringMatching(message) as unknown,
      }),
    );
  });
});

describe('writeOffer', () => {
  it('shows nothing but Opus and the data channel, and no address', () => {
    const shown = writeOffer(readOffer(whole), 'none');
    expect(shown).not.toMatch(/video|VP8|PCMU|red\/|extmap|candidate/);
    expect(shown).toContain('m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n');
    expect(shown).toContain('a=group:BUNDLE 0 2\r\n');
  });

  it('says that a client is lite, so that the library leads', () => {
    expect(writeOffer(readOffer(write(head, 'a=ice-lite', bundle, audio, data)), 'none')).toMatch(
      /^v=0\r\n(?:[^m].*\r\n)*a=ice-lite\r\n(?:[^m].*\r\n)*m=audio/,
    );
    expect(writeOffer(readOffer(whole), 'some')).not.toContain('lite');
  });

  it('shows a few numeric addresses over UDP where a relay has to know them', () => {
    const many = audio.concat(
      Array.from({ length: 900 }, (_, index) => candidates[0]!.replace(':1 ', `:${String(index + 9)} `)),
    );
    const shown = writeOffer(readOffer(write(head, bundle, many, data)), 'some');
    expect(shown.match(/a=candidate:/g)).toHaveLength(16);
    expect(shown).not.toMatch(/local|tcp| 53 | 70000 | 0x/);
  });
});

describe('a data channel that is offered with a mapped port', () => {
  const mapped = [
    'm=application 9 DTLS/SCTP 5000',
    ...transport,
    'a=mid:2',
    'a=sctpmap:5000 webrtc-datachannel 65535',
    'a=max-message-size:1000',
  ];
  const offer = readOffer(write(head, bundle, audio, video, mapped));
  const channel = ['c=IN IP4 10.0.0.5', 'a=mid:2', 'a=sctp-port:5001'];

  it('is read as any other', () => {
    expect(offer.data?.mid).toBe('2');
    expect(offer.maxMessageBytes).toBe(1_000);
    expect(() => readOffer(write(head, mapped).replace('sctpmap:5000', 'sctpmap:5001'))).toThrow(/neither/);
  });

  it('is shown to the library as it knows them', () => {
    const shown = writeOffer(offer, 'none');
    expect(shown).toContain('m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n');
    expect(shown).toContain('a=sctp-port:5000\r\n');
  });

  it('is answered in its form', () => {
    const answer = write(
      head,
      ['m=audio 4 UDP/TLS/RTP/SAVPF 111', 'a=mid:0'],
      ['m=application 4 UDP/DTLS/SCTP webrtc-datachannel', ...channel],
    );
    const text = writeAnswer({ offer, answer, ssrc: 77, advertisedAddress: null });
    expect(text).toContain('m=application 4 DTLS/SCTP 5001\r\n');
    expect(text).toContain('a=sctpmap:5001 webrtc-datachannel 65535\r\n');
    expect(text).not.toContain('sctp-port');
  });
});

describe('writeAnswer', () => {
  const library = write(
    head,
    'a=group:BUNDLE 0 2',
    [
      'm=audio 40000 UDP/TLS/RTP/SAVPF 111',
      'c=IN IP4 10.0.0.5',
      'a=mid:0',
      'a=sendrecv',
      'a=msid:theirs theirs',
      'a=rtpmap:111 opus/48000/2',
    ],
    [
      'a=fmtp:111 stereo=1',
      'a=candidate:1 1 UDP 1 10.0.0.5 40000 typ host',
      'a=candidate:2 1 UDP 1 fd00::5 40000 typ host',
    ],
    [
      'm=application 40000 UDP/DTLS/SCTP webrtc-datachannel',
      'c=IN IP4 10.0.0.5',
      'a=mid:2',
      'a=max-message-size:9999999',
    ],
  );
  const answer = (offer: string, advertisedAddress: string | null = null) =>
    writeAnswer({ offer: readOffer(offer), answer: library, ssrc: 77, advertisedAddress });

  it('declines what is not answered, in the order of the offer', () => {
    const lines = answer(whole).split('\r\n');
    expect(lines.filter((line) => line.startsWith('m='))).toEqual([
      'm=audio 40000 UDP/TLS/RTP/SAVPF 111',
      'm=video 0 UDP/TLS/RTP/SAVPF 96',
      'm=application 40000 UDP/DTLS/SCTP webrtc-datachannel',
    ]);
    expect(lines.slice(lines.indexOf('m=video 0 UDP/TLS/RTP/SAVPF 96'), lines.length).slice(1, 4)).toEqual([
      'c=IN IP4 0.0.0.0',
      'a=mid:1',
      'a=inactive',
    ]);
  });

  it.each([
    ['sendrecv', 'sendrecv', true],
    ['recvonly', 'sendonly', true],
    ['sendonly', 'recvonly', false],
    ['inactive', 'inactive', false],
  ])('answers %s with %s', (offered, expected, isSending) => {
    const text = answer(whole.replace('a=sendrecv', `a=${offered}`));
    expect(text.match(/^a=(sendrecv|sendonly|recvonly)\r$/m)?.[1] ?? 'inactive').toBe(expected);
    expect(text.includes('a=ssrc:77 cname:specway')).toBe(isSending);
    expect(text).not.toMatch(/theirs|stereo/);
  });

  it('says how long a message may be', () => {
    expect(answer(whole)).toContain('a=max-message-size:262144\r\n');
    expect(answer(whole)).not.toContain('9999999');
  });

  it.each([
    ['203.0.113.7', 'IN IP4 203.0.113.7'],
    ['2001:db8::7', 'IN IP6 2001:db8::7'],
  ])('shows the address by which it is reached: %s', (address, line) => {
    const text = answer(whole, address);
    expect(text.match(/a=candidate:/g)).toHaveLength(1);
    expect(text).toContain(`a=candidate:1 1 UDP 1 ${address} 40000 typ host\r\n`);
    expect(text).toContain(`c=${line}\r\n`);
    expect(text).not.toMatch(/10\.0\.0\.5|fd00/);
  });

  it('refuses what the library did not answer', () => {
    const parts = { offer: readOffer(whole), ssrc: 1, advertisedAddress: null };
    expect(() => writeAnswer({ ...parts, answer: 'nothing' })).toThrow(/no session description/);
    expect(() => writeAnswer({ ...parts, answer: write(head) })).toThrow(/not answered/);
  });
});
