const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f4ec;color:#0f0f10;font:1rem/1.5 system-ui,sans-serif}main{max-width:32rem;padding:2rem;margin:1rem;background:#fffefa;border-top:4px solid #cc0a24}h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}button{font:inherit;font-weight:700;padding:.75rem 1.5rem;border:0;background:#cc0a24;color:#fff;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #0f0f10;outline-offset:2px}a{color:#a50219}@media (prefers-color-scheme:dark){body{background:#161614;color:#f7f4ec}main{background:#20201d}a{color:#ff7d75}button:focus-visible,a:focus-visible{outline-color:#f7f4ec}}'

const page = (heading: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Newsletter</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1>${body}<p><a href="/">Go to the shop</a></p></main></body></html>
`

/**
 * The page that newsletter mails link to, without scripts; `subscribed` is undefined for an unknown subscription. The
 * token must be a UUID.
 */
export function unsubscribePage(subscribed: boolean | undefined, token?: string): string {
  if (subscribed === undefined) {
    return page(
      'This link is not valid',
      '<p>We know no subscription by it. Please open the link of the newest mail that you got.</p>',
    )
  }
  if (!subscribed) return page('You are unsubscribed', '<p>You will get no more newsletters from us.</p>')
  return page(
    'Unsubscribe from our newsletter?',
    `<p>Mails about your orders and your account are not affected.</p>
<form method="post" action="/api/unsubscribe?token=${token}"><button>Unsubscribe</button></form>`,
  )
}
