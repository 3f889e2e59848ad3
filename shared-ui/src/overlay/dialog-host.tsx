import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../action/button'
import { toneIcons } from '../feedback/alert'
import { Icon } from '../icon/icon'
import { Stack } from '../layout/stack'
import { tokens } from '../theme/tokens'
import { Dialog } from './overlay'
import { closeDialog, useDialogQueue } from './dialog-queue'
import { NoticeCard } from './notice-card'
import { prefetchOverlayOnFirstInput } from './overlay-loader'

const DialogText = styled.div<{ $tone: 'success' | 'error' | 'info' }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[3]};
  > svg {
    margin-block-start: 0.1em;
    color: ${({ $tone }) => tokens.color[$tone]};
  }
`

/** Renders the dialogs of `showDialog` and `showErrorDialog`, one at a time, and the notice of `showNotice`; one per page. */
export function DialogHost() {
  const first = useDialogQueue(({ dialogs }) => dialogs[0])
  const [shown, setShown] = useState(first)
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(prefetchOverlayOnFirstInput, [])

  // Keeps the last message while the dialog animates out.
  if (first && first !== shown) setShown(first)

  function goToNextStep() {
    closeDialog()
    shown?.nextStep?.go()
  }

  return (
    <>
      <NoticeCard />
      <Dialog
        open={first !== undefined}
        onClose={closeDialog}
        title={shown?.title ?? ''}
        cross={false}
        initialFocus={closeButton}
        footer={
          <Stack $gap={3}>
            {shown?.nextStep && (
              <Button variant="action" wide onClick={goToNextStep}>
                {shown.nextStep.label}
              </Button>
            )}
            <Button ref={closeButton} wide onClick={closeDialog}>
              {shown?.closeLabel ?? 'Close'}
            </Button>
          </Stack>
        }
      >
        <DialogText $tone={shown?.tone ?? 'info'} aria-live="polite">
          {shown?.tone && <Icon name={toneIcons[shown.tone]} size={24} />}
          <div>{shown?.message}</div>
        </DialogText>
      </Dialog>
    </>
  )
}
