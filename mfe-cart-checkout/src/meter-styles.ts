import { tokens } from '@shop/shared-ui'
import { css } from 'styled-components'

/** Styles of a text with a progress bar under it. */
export const meterStyles = css`
  display: grid;
  gap: ${tokens.space[2]};

  progress {
    inline-size: 100%;
    block-size: ${tokens.space[2]};
    border: 0;
    border-radius: ${tokens.radius};
    background: ${tokens.color.sunken};
    accent-color: ${tokens.color.success};
  }

  progress::-webkit-progress-bar {
    background: ${tokens.color.sunken};
  }

  progress::-webkit-progress-value {
    background: ${tokens.color.success};
  }

  progress::-moz-progress-bar {
    background: ${tokens.color.success};
  }
`
