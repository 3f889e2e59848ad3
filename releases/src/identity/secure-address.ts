const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/

/** Whether tokens may travel to an address: https, or a program on the same machine. */
export function isSecureAddress(text: string): boolean {
  return URL.canParse(text) && (text.startsWith('https://') || loopback.test(text))
}
