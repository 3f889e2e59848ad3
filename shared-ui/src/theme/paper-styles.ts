/**
 * Rules for paper, part of the global styles: the main content in black on white, without what only works on a screen
 * (navigation, buttons, elements marked `data-screen-only`) and without heights reserved for a window.
 */
export const paperStyles = `
  @page { margin: 14mm; }
  @media print {
    :root { color-scheme: only light; font-size: 80%; scrollbar-gutter: auto; }
    *, ::before, ::after {
      background: none !important;
      color: #000 !important;
      box-shadow: none !important;
      min-block-size: 0 !important;
    }
    body *:not(:has(main), main, main *),
    :is(nav, [type='search'], [role='button'], [data-screen-only], button:not(:has(img))) {
      display: none !important;
    }
    :has(> main) { padding: 0; }
    ::details-content { content-visibility: visible; block-size: auto; }
    h1, h2, h3, h4 { break-after: avoid; }
    li, tr, img { break-inside: avoid; }
  }
`
