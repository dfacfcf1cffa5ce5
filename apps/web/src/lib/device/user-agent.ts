// Names a browser and a device from the User-Agent header, well enough for their owner to recognise them.

interface DeviceWords {
  unknown: string;
  on: (browser: string, system: string) => string;
}

export type Machine = 'phone' | 'tablet' | 'computer' | 'unknown';

// The order matters: almost every browser also claims to be Chrome, Safari or both.
const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: ReadonlyArray<[RegExp, string, Machine]> = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'tablette Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac', 'computer'],
  [/\bCrOS\b/, 'Chromebook', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** « Safari sur iPhone » */
export function deviceName(userAgent: string | null, text: DeviceWords): string {
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const system = systemOf(userAgent)?.[1];
  if (browser === undefined || system === undefined) return browser ?? system ?? text.unknown;
  return text.on(browser, system);
}

export const machineOf = (userAgent: string | null): Machine => systemOf(userAgent)?.[2] ?? 'unknown';

const systemOf = (userAgent: string | null) => SYSTEMS.find(([mark]) => mark.test(userAgent ?? ''));
