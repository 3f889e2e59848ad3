import { Dialog, Icon, Skeleton } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import { onDemand } from '../../on-demand'
import { TextButton } from '../../text-button'
import type { FitKind } from './fit-kind'

const LazyFitForm = onDemand(
  () => import(/* webpackChunkName: "fit-finder" */ './fit-form').then(({ FitForm }) => FitForm),
  <Skeleton $height="24rem" />,
)

const FitFinderButton = styled(TextButton)`
  text-decoration: underline;
`

/** FitFinderLink's props; `sizes` are the product's sizes. */
export interface FitFinderLinkProps {
  kind: FitKind
  sizes: readonly string[]
  onChoose: (size: string) => void
}

/** Opens the fit finder; its code loads on first use. */
export function FitFinderLink({ kind, sizes, onChoose }: FitFinderLinkProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <FitFinderButton type="button" onClick={() => setOpen(true)}>
        <Icon name="user" />
        Find my size
      </FitFinderButton>
      <Dialog open={open} onClose={close} title="Find my size">
        {open && (
          <LazyFitForm
            kind={kind}
            sizes={sizes}
            onChoose={(size) => {
              onChoose(size)
              close()
            }}
          />
        )}
      </Dialog>
    </>
  )
}
