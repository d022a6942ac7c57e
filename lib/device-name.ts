const browsers: [RegExp, string][] = [
  [/edg(e|a|ios)?\//i, 'Edge'],
  [/(opr|opera)\//i, 'Opera'],
  [/samsungbrowser\//i, 'Samsung Internet'],
  [/(firefox|fxios)\//i, 'Firefox'],
  [/(chrome|crios|chromium)\//i, 'Chrome'],
  [/safari\//i, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/android/i, 'Android'],
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'Mac'],
  [/cros/i, 'Chromebook'],
  [/linux/i, 'Linux'],
];

const firstOf = (list: [RegExp, string][], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1];

/** 'Chrome em Android', from what a browser says of itself: enough to know one's own devices. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [firstOf(browsers, userAgent), firstOf(systems, userAgent)];
  if (browser && system) return `${browser} em ${system}`;
  return browser ?? system ?? 'Aparelho desconhecido';
}
