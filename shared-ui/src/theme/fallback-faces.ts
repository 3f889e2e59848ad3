import { css } from 'styled-components';

const ARIAL = `local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Arimo')`;
const ARIAL_BOLD = `local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Arimo Bold')`;

/**
 * System faces bent to the metrics of our own, so that text keeps its lines when the font file arrives.
 * The files themselves are imported by whoever owns the page (`@fontsource/barlow-condensed`, `@fontsource-variable/inter`).
 */
export const fallbackFaces = css`
  @font-face {
    font-family: 'Inter Fallback';
    src: ${ARIAL};
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Barlow Condensed Fallback';
    src: ${ARIAL_BOLD};
    font-weight: 500 800;
    size-adjust: 71%;
    ascent-override: 140.8%;
    descent-override: 28.2%;
    line-gap-override: 0%;
  }
`;
