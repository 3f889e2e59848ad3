import { createHash } from 'node:crypto'

/** The empty style element that styled-components fills rule by rule in the browser. */
const emptyStyle = ''

interface InlineTexts {
  inlineStyles: string[]
  inlineScript: string
}

/** Headers of every document. Inline texts are allowed by hash, so that cached documents need no nonce. */
export function documentHeaders({ inlineStyles, inlineScript }: InlineTexts): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashSource(inlineScript)}`,
    `style-src 'self' ${[emptyStyle, ...inlineStyles].map(hashSource).join(' ')}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
