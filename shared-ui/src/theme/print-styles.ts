import { createGlobalStyle } from 'styled-components'

/** Prints only elements marked `data-paper`, as receipts and slips are. */
export const PrintStyles = createGlobalStyle`
  @media print {
    body *:not(:has([data-paper]), [data-paper], [data-paper] *) { display: none !important; }
    [data-paper] { padding: 0; }
  }
`
