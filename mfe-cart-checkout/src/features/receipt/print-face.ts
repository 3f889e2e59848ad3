import { createGlobalStyle } from 'styled-components'

/** On paper the order stands alone, ink on white whatever the screen's scheme. */
export const PrintFace = createGlobalStyle`
  @media print {
    :root {
      color-scheme: light;
      --color-page: #fff;
      --color-surface: #fff;
      --color-ink: #0f0f10;
      --color-ink-muted: #57534a;
    }
    body *:not(:has([data-paper]), [data-paper], [data-paper] *), [data-screen-only] { display: none !important; }
    [data-paper] { padding: 0; }
  }
`
