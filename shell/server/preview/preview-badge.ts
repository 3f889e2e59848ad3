import { escapeHtml } from '@shop/shared-api/escape-html'
import type { PageDocument } from '../render-pool/prepared-set'

/** Text of the badge: what is previewed and until when, or why nothing is. */
export interface BadgeText {
  text: string
  /** Findings of the release gate for this version. */
  findings: readonly string[]
  /** URL that ends the preview. */
  leave: string
}

const style =
  // Centered at the bottom, next to the shop's own corner elements; at the top where there is no room for both.
  '#preview-badge{position:fixed;z-index:2147483647;inset-inline:0;inset-block:auto 12px;margin-inline:auto;inline-size:fit-content;' +
  'max-inline-size:min(420px,calc(100% - 24px));box-sizing:border-box;padding:10px 14px;border-radius:8px;font:600 14px/1.4 system-ui,sans-serif;' +
  'color:#1c1500;background:#ffd24d;box-shadow:0 2px 12px #0006}' +
  '#preview-badge a{display:inline-block;padding-block:10px;color:inherit}' +
  '#preview-badge summary{cursor:pointer;padding-block:6px}#preview-badge ul{margin:0;padding-inline-start:18px;font-weight:400}' +
  '@media (max-width:1279px){#preview-badge{inset-block:12px auto}}' +
  '@media print{#preview-badge{display:none}}'

/**
 * Adds the badge after the page. It belongs to the document server and is outside React's root, so that it appears
 * for every previewed shell version, even a broken one.
 */
export function withBadge(rendered: PageDocument, text: BadgeText): PageDocument {
  const html = rendered.html
    .replace('</head>', `<style>${style}</style></head>`)
    .replace(/<\/body><\/html>$/, `${badge(text)}</body></html>`)
  return { ...rendered, html, inlineStyles: [...rendered.inlineStyles, style], cache: 'private' }
}

function badge({ text, findings, leave }: BadgeText): string {
  const list = findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('')
  const details = list && `<details><summary>The gate would refuse it</summary><ul>${list}</ul></details>`
  return [
    `<aside id="preview-badge" aria-label="Preview" data-nosnippet><span role="status">${escapeHtml(text)}</span> `,
    `<a href="${escapeHtml(leave)}">Leave the preview</a>${details}</aside>`,
  ].join('')
}
