import { Icon, tokens, useCachedMarkup } from '@shop/shared-ui'
import { Children, isValidElement, useId, type ReactNode } from 'react'
import styled from 'styled-components'

const FacetGroupFrame = styled.details`
  border-block-start: 1px solid ${tokens.color.hairline};
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${tokens.target};
    font: 700 1.125rem/1 ${tokens.font.display};
    text-transform: uppercase;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      transition: rotate ${tokens.duration.quick};
    }
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
`

const FacetOptions = styled.div`
  display: grid;
  padding-block-end: ${tokens.space[3]};
`

const MoreOptions = styled.details`
  > summary {
    min-block-size: ${tokens.target};
    align-content: center;
    text-decoration: underline;
    cursor: pointer;
  }
`

const MAX_VISIBLE = 7

/** FacetGroup's props; long lists collapse unless a hidden option is selected. */
export interface FacetGroupProps {
  title: string
  children: ReactNode
  /** What the options depend on, in addition to the title. */
  inputs: unknown
}

/** A collapsible group of facet options; renders nothing without options. */
export function FacetGroup({ title, children, inputs }: FacetGroupProps) {
  const id = useId()
  const options = Children.toArray(children)
  const content = useCachedMarkup(`catalogue/facet ${title}`, inputs, () => <FoldedOptions options={options} />)
  if (options.length === 0) return null
  return (
    <FacetGroupFrame open>
      <summary id={id}>
        {title}
        <Icon name="chevronDown" size={16} />
      </summary>
      <FacetOptions role="group" aria-labelledby={id} {...content} />
    </FacetGroupFrame>
  )
}

function FoldedOptions({ options }: { options: ReactNode[] }) {
  if (options.length <= MAX_VISIBLE + 2) return options
  const later = options.slice(MAX_VISIBLE)
  return (
    <>
      {options.slice(0, MAX_VISIBLE)}
      <MoreOptions open={later.some(isChosen)}>
        <summary>{`${later.length} more`}</summary>
        {later}
      </MoreOptions>
    </>
  )
}

const isChosen = (option: ReactNode) => isValidElement<{ checked?: boolean }>(option) && option.props.checked === true
