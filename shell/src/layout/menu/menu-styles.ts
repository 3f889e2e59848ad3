import { media, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled, { css, keyframes } from 'styled-components'

const drop = keyframes`from { opacity: 0; transform: translateY(-6px); }`

/** The row of disclosure buttons. */
export const MenuList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${tokens.space[2]});
  ${media.wide} {
    margin-inline: calc(-1 * ${tokens.space[3]});
  }
`

/** The last entry is separate, at the row's far end. */
export const MenuEntry = styled.li`
  &[data-apart] {
    position: relative;
    margin-inline-start: auto;
  }
`

const rowEntry = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: 47px;
  padding: 0 ${tokens.space[2]};
  border: 0;
  background: transparent;
  font: 700 1rem/1 ${tokens.font.display};
  letter-spacing: 0.03em;
  text-transform: uppercase;
  white-space: nowrap;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${tokens.space[2]};
    inset-block-end: 0;
    block-size: ${tokens.rule.heavy};
    background: ${tokens.color.ink};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${tokens.duration.quick} ${tokens.easing};
  }
  ${media.hover} {
    &:hover::after {
      transform: none;
    }
  }
  ${media.wide} {
    padding: 0 ${tokens.space[3]};
    font-size: 1.125rem;
    &::after {
      inset-inline: ${tokens.space[3]};
    }
  }
`

/** Opens a panel; the open one is underlined by a bar that touches its panel. */
export const MenuButton = styled.button`
  ${rowEntry}
  &[aria-expanded='true']::after {
    transform: none;
  }
  svg {
    transition: transform ${tokens.duration.quick};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

/** A category's name, linked to its list; the one with the open panel is underlined by a bar that touches it. */
export const MenuLink = styled(Link)`
  ${rowEntry}
  text-decoration: none;
  &:has(+ [aria-expanded='true'])::after {
    transform: none;
  }
`

/**
 * Opens a category's panel. Where a pointer can hover, which opens the panel as well, only the keyboard needs it. It
 * overlaps the padding of its neighbors, so that its appearance moves none of them.
 */
export const MenuToggle = styled.button`
  position: relative;
  inline-size: 24px;
  min-block-size: 47px;
  margin-inline: -12px;
  padding: 0;
  border: 0;
  background: transparent;
  &::after {
    content: '▾' / '';
  }
  ${media.hover} {
    &:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
`

/** A link of the merchant's own in the row. */
export const MenuLinkEntry = styled(MenuEntry)`
  > a {
    ${rowEntry}
    text-decoration: none;
  }
`

/** The panel of a button, or without scripts of the hovered entry: full width under the header, or (`$narrow`) a box under its button. */
export const MenuPanel = styled.div<{ $narrow?: boolean }>`
  position: absolute;
  inset-block-start: 100%;
  ${({ $narrow }) => ($narrow ? 'inset-inline-end: 0; min-inline-size: 16rem;' : 'inset-inline: 0;')}
  max-block-size: calc(100dvh - 10rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${tokens.color.page};
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};
  ${({ $narrow }) => $narrow && `border-inline: ${tokens.rule.strong} solid ${tokens.color.ink};`}
  box-shadow: 0 24px 32px -20px ${tokens.color.scrim};
  animation: ${drop} ${tokens.duration.quick} ${tokens.easing};
  @media (scripting: none) {
    ${MenuEntry}:is(:hover, :focus-within) > &[hidden] {
      display: block !important;
    }
  }
`
