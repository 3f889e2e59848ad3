import { createGlobalStyle } from 'styled-components'

/** Turns the page into an invoice when it is printed: the order alone, ink on white. */
export const PrintFace = createGlobalStyle`
  @media print {
    body > :not(:has([data-invoice])), header:not([data-invoice] *), footer, nav, [data-screen-only] { display: none !important; }
    html, body { background: #fff; color: #000; }
    [data-invoice] { padding: 0; }
  }
`
