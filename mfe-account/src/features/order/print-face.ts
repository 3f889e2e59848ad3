import { createGlobalStyle } from 'styled-components'

/** Turns the page into an invoice when it is printed: the order alone, ink on white whatever the screen's scheme. */
export const PrintFace = createGlobalStyle`
  @media print {
    :root {
      color-scheme: light;
      --color-page: #fff;
      --color-surface: #fff;
      --color-ink: #0f0f10;
      --color-ink-muted: #57534a;
    }
    body *:not(:has([data-invoice]), [data-invoice], [data-invoice] *), [data-screen-only] { display: none !important; }
    [data-invoice] { padding: 0; }
  }
`
