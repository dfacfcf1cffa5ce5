import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost, reachableUrl } from '#server/startup/loopback.ts';

describe('a socket address', () => {
  it.each(['127.0.0.1', '127.255.0.3', '::1', '::ffff:127.0.0.1'])('is this machine: %s', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });

  it.each(['', '10.0.0.1', '128.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '127.0.0.1.example', 'localhost'])(
    'is another machine, or no address at all: "%s"',
    (address) => {
      expect(isLoopbackAddress(address)).toBe(false);
    },
  );
});

describe('a configured host', () => {
  it.each(['localhost', 'LOCALHOST', 'liesse.localhost', '[::1]', '127.0.0.1'])('is this machine: %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each(['0.0.0.0', '::', 'localhost.example', 'notlocalhost'])('is open to others: %s', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});

it('an address to listen everywhere is visited by the one of this machine', () => {
  expect(reachableUrl('http://0.0.0.0:3000')).toBe('http://127.0.0.1:3000');
  expect(reachableUrl('http://[::]:3000')).toBe('http://[::1]:3000');
  expect(reachableUrl('http://10.0.0.10:3000')).toBe('http://10.0.0.10:3000');
});
