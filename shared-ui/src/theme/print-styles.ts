import { createGlobalStyle } from 'styled-components'

/**
 * Prints only elements marked `data-paper`, without those marked `data-screen-only`: ink on white, independent of the
 * color scheme.
 */
export const PrintStyles = createGlobalStyle`
  @media print {
    :root {
      color-scheme: light;
      --color-page: #fff;
      --color-surface: #fff;
      --color-ink: #0f0f10;
      --color-ink-muted: #57534a;
      --color-hairline: #d3ccbc;
    }
    body *:not(:has([data-paper]), [data-paper], [data-paper] *), [data-screen-only] { display: none !important; }
    [data-paper] { padding: 0; }
  }
`
