import { Dialog, Icon, Skeleton, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { onDemand } from '../../on-demand'

const LazySizeCharts = onDemand(
  () => import(/* webpackChunkName: "size-chart" */ './size-chart-loader').then(({ LoadedCharts }) => LoadedCharts),
  <Skeleton $height="16rem" />,
)

const SizeChartButton = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.target};
`

/** Opens the size chart of a category; links to the size guide without JavaScript. */
export function SizeChartLink({ categoryId }: { categoryId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <SizeChartButton
        to="/size-guide"
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey) return
          click.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="ruler" />
        Size chart
      </SizeChartButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="Size chart" size="wide">
        {open && <LazySizeCharts categoryId={categoryId} />}
      </Dialog>
    </>
  )
}
