import { createGlobalStyle } from 'styled-components'

/** Prints what is marked `data-paper` alone, without what in it is marked `data-screen-only`: ink on white, whatever the screen's scheme. */
export const PrintFace = createGlobalStyle`
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
