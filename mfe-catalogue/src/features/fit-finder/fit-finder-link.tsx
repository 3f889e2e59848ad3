import { Dialog, Icon, Skeleton, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import { onDemand } from '../../on-demand'
import type { FitKind } from './fit-kind'

const LazyFitForm = onDemand(
  () => import(/* webpackChunkName: "fit-finder" */ './fit-form').then(({ FitForm }) => FitForm),
  <Skeleton $height="24rem" />,
)

const FitFinderButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.target};
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  cursor: pointer;
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
