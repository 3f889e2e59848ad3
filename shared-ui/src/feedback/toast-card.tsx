import styled, { keyframes } from 'styled-components'
import { Button } from '../action/button'
import { IconButton } from '../action/icon-button'
import { Icon } from '../icon/icon'
import { useFocusReturn } from '../overlay/use-focus-return'
import { darkSection } from '../theme/scheme'
import { tokens } from '../theme/tokens'
import { toneIcons } from './alert'
import { closeToast } from './toast-store'
import type { ToastEntry, ToastType } from './toast-store'
import { useAutoClose } from './use-auto-close'

const arrive = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`

const ToastFrame = styled.li<{ $type: ToastType }>`
  ${darkSection}
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-inline-start: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-inline-start: ${tokens.rule.heavy} solid
    ${({ $type }) => ($type === 'default' ? tokens.color.ink : tokens.color[$type])};
  border-radius: ${tokens.radius};
  animation: ${arrive} ${tokens.duration.calm} ${tokens.easing};
  > svg {
    color: ${({ $type }) => ($type === 'default' ? tokens.color.ink : tokens.color[$type])};
  }
  p {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${tokens.space[3]};
  }
`

interface ToastCardProps {
  entry: ToastEntry
  /** Pauses the timer. */
  paused: boolean
  /** Called when the visitor closes it. */
  onClosed: () => void
}

/** One toast; closes itself when its timer has run out. */
export function ToastCard({ entry, paused, onClosed }: ToastCardProps) {
  const { id, message, type = 'default', action } = entry
  const focusReturn = useFocusReturn<HTMLLIElement>()
  useAutoClose(entry.keyed ? 20_000 : 5000, paused, () => closeToast(id))

  function close() {
    closeToast(id)
    onClosed()
  }

  return (
    <ToastFrame {...focusReturn} $type={type}>
      {type !== 'default' && <Icon name={toneIcons[type]} />}
      <p>{message}</p>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            action.onClick()
            close()
          }}
        >
          {action.label}
          {entry.keyed && ' (F6)'}
        </Button>
      )}
      <IconButton icon="close" label="Close notification" iconSize={18} onClick={close} />
    </ToastFrame>
  )
}
