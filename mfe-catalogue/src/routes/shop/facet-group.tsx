import { Icon, tokens } from '@shop/shared-ui'
import { Children, isValidElement, useId, type ReactNode } from 'react'
import styled from 'styled-components'

const Group = styled.details`
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

const Options = styled.div`
  display: grid;
  padding-block-end: ${tokens.space[3]};
`

const More = styled.details`
  > summary {
    min-block-size: ${tokens.target};
    align-content: center;
    text-decoration: underline;
    cursor: pointer;
  }
`

const SHOWN = 7

/** FacetGroup's props; long lists collapse unless a hidden option is selected. */
export interface FacetGroupProps {
  title: string
  children: ReactNode
}

/** A collapsible group of facet options; renders nothing without options. */
export function FacetGroup({ title, children }: FacetGroupProps) {
  const id = useId()
  const options = Children.toArray(children)
  if (options.length === 0) return null
  const folds = options.length > SHOWN + 2
  const [first, later] = folds ? [options.slice(0, SHOWN), options.slice(SHOWN)] : [options, []]
  return (
    <Group open>
      <summary id={id}>
        {title}
        <Icon name="chevronDown" size={16} />
      </summary>
      <Options role="group" aria-labelledby={id}>
        {first}
        {folds && (
          <More open={later.some(isChosen)}>
            <summary>{`${later.length} more`}</summary>
            {later}
          </More>
        )}
      </Options>
    </Group>
  )
}

const isChosen = (option: ReactNode) => isValidElement<{ checked?: boolean }>(option) && option.props.checked === true
