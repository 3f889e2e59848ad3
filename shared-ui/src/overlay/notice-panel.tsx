import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../action/button'
import { IconButton } from '../action/icon-button'
import { useAutoClose } from '../feedback/use-auto-close'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'
import { closeNotice, type Notice } from './notice-store'
import { useFocusReturn } from './use-focus-return'

const DURATION_MS = 8_000

const NoticeFrame = styled.section`
  position: fixed;
  z-index: calc(${tokens.layer.dialog} - 1);
  inset-inline: ${tokens.space[3]};
  inset-block-end: calc(var(--bottom-bar-size, 0px) + var(--page-bar-size, 0px) + ${tokens.space[3]});
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: ${tokens.rule.strong} solid ${tokens.color.ink};
  border-radius: ${tokens.radius};
  background: ${tokens.color.page};
  color: ${tokens.color.ink};
  ${media.tablet} {
    inset-inline: auto ${tokens.space[4]};
    inset-block: calc(var(--top-bar-size, 0px) + ${tokens.space[3]}) auto;
    inline-size: 24rem;
  }
  @media print {
    display: none;
  }
`

const NoticeHeader = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: -${tokens.space[2]} -${tokens.space[2]} -${tokens.space[2]} 0;
  font: 700 ${tokens.size.title} / 1.1 ${tokens.font.display};
  text-transform: uppercase;
`

const NoticeActions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space[2]};
`

/** A dialog that leaves focus and page alone. Escape closes it, F6 leads to it. */
export function NoticePanel({ title, message, actions = [] }: Notice) {
  const id = useId()
  const { ref, ...focusReturn } = useFocusReturn<HTMLElement>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useAutoClose(DURATION_MS, isHovered || isFocused, closeNotice)

  useEffect(() => {
    const act = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeNotice()
      if (key === 'F6') ref.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [ref])

  return (
    <NoticeFrame
      ref={ref}
      role="dialog"
      aria-labelledby={id}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={(focus) => {
        focusReturn.onFocus(focus)
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      <NoticeHeader>
        <span id={id}>{title}</span>
        <IconButton icon="close" label="Close" iconSize={18} onClick={closeNotice} />
      </NoticeHeader>
      <div>{message}</div>
      <NoticeActions>
        {actions.map(({ label, go }, index) => (
          <Button
            key={label}
            variant={index === 0 ? 'action' : 'plain'}
            onClick={() => {
              closeNotice()
              go()
            }}
          >
            {label}
          </Button>
        ))}
      </NoticeActions>
    </NoticeFrame>
  )
}
