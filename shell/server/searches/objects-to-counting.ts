import type { IncomingHttpHeaders } from 'node:http'

/** Whether a browser sends Global Privacy Control, which counts as a no to being counted. */
export const objectsToCounting = (headers: IncomingHttpHeaders): boolean => headers['sec-gpc'] === '1'
