import { createHash } from 'node:crypto'

/** Endpoint of CSP violation reports. */
export const cspReportsPath = '/csp-reports'

/**
 * Trusted Types policies: the page's default one, which allows released files to be loaded, and the one of our own
 * drawings (`trustedMarkup` of @shop/shared-ui).
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default shop-markup']

/** The empty style element that styled-components fills rule by rule in the browser. */
const emptyStyle = ''

interface InlineContent {
  /** Texts of the style elements. */
  inlineStyles: string[]
  /** CSP sources of the inline scripts that the document's release set may contain, without quotes. */
  scriptHashes: readonly string[]
}

/** Who collects card numbers in the page: the shop itself, or Stripe in its own frames. */
export type CardFields = 'own' | 'stripe'

/**
 * What Stripe.js needs of a page's policy.
 * Source: https://docs.stripe.com/security/guide#content-security-policy
 */
const stripePolicy = {
  script: ' https://js.stripe.com',
  others: [
    "frame-src 'self' https://js.stripe.com https://hooks.stripe.com",
    "connect-src 'self' https://api.stripe.com",
  ],
}

/**
 * Headers of every document. Inline texts are allowed by hash, so that cached documents need no nonce. `devServer` is
 * the origin of a preview's code on a development host, where webpack evaluates modules.
 */
export function documentHeaders(
  { inlineStyles, scriptHashes }: InlineContent,
  cardFields: CardFields = 'own',
  devServer?: string,
): Record<string, string> {
  const provider = cardFields === 'stripe' ? stripePolicy : { script: '', others: [] }
  const policy = [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}${provider.script}${devServer ? ` ${devServer} 'unsafe-eval'` : ''}`,
    `style-src 'self' ${[emptyStyle, ...inlineStyles].map(hashSource).join(' ')}`,
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...provider.others,
    // A dev server's modules are evaluated text.
    ...(devServer ? [`connect-src 'self' ${devServer} ${webSocketSources(devServer)}`] : trustedTypes),
    `report-uri ${cspReportsPath}`,
    'report-to csp',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${cspReportsPath}"`,
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}

/** A dev server's client connects to either name of this machine for updates. */
function webSocketSources(devServer: string): string {
  const { port } = new URL(devServer)
  return `ws://localhost:${port} ws://127.0.0.1:${port}`
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
