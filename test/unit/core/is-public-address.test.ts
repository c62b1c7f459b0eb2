import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../src/core/is-public-address.ts';

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '223.255.255.255',
    '100.128.0.1',
  ])('takes %s for one of the internet', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '2001:4860:4860::8888',
    '2606:4700::1111',
    '2a00:1450:4001:830::200a',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('takes %s for one of the internet', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
    '239.1.1.1',
    '240.0.0.1',
    '255.255.255.255',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '',
    'localhost',
    '8.8.8',
    '8.8.8.8.8',
    '08.8.8.8',
    '0x8.8.8.8',
    '8.8.8.256',
    '134744072',
    ':',
    ':::',
    '1::2::3',
  ])('refuses %j, which is no address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['2001:4860:1:2:3:4:5', '2001:4860:1:2:3:4:5:6:7', '2001:4860::g', '2001:48600::1'])(
    'refuses %s, which is no address',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});
