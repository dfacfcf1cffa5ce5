import { describe, expect, it } from 'vitest';
import { deviceName, machineOf } from '#web/lib/device/user-agent.ts';

const words = { unknown: 'Appareil inconnu', on: (browser: string, system: string) => `${browser} sur ${system}` };
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device by its User-Agent header', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0 Safari/537.36`,
      'Chrome sur Windows',
      'computer',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/143.0 Safari/537.36 Edg/143.0`, 'Edge sur Windows', 'computer'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.1 Safari/605`, 'Safari sur Mac', 'computer'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox sur Linux', 'computer'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webkit} Safari/604.1`, 'Safari sur iPhone', 'phone'],
    [`Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) ${webkit} CriOS/143 Safari/604.1`, 'Chrome sur iPad', 'tablet'],
    [`Mozilla/5.0 (Linux; Android 16; Pixel 7) ${webkit} Chrome/143 Mobile Safari`, 'Chrome sur Android', 'phone'],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-X910) ${webkit} SamsungBrowser/29.0 Chrome/136 Safari/537.36`,
      'Samsung Internet sur tablette Android',
      'tablet',
    ],
    ['curl/8.7.1', 'Appareil inconnu', 'unknown'],
    ['', 'Appareil inconnu', 'unknown'],
    [null, 'Appareil inconnu', 'unknown'],
  ])('%s', (agent, name, machine) => {
    expect(deviceName(agent, words)).toBe(name);
    expect(machineOf(agent)).toBe(machine);
  });
});
