import { hiddenFromSight, Icon, media, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { indexOf, steps, type StepPath } from '../../checkout/steps'

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(${steps.length}, minmax(0, 1fr));
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    gap: ${tokens.space[2]};
  }
`

const Step = styled.li<{ $state: 'done' | 'now' | 'later' }>`
  border-block-start: ${tokens.rule.heavy} solid
    ${({ $state }) => ($state === 'later' ? tokens.color.hairline : tokens.color.ink)};

  > * {
    display: flex;
    gap: ${tokens.space[1]};
    align-items: center;
    min-block-size: ${tokens.target};
    color: ${({ $state }) => ($state === 'later' ? tokens.color.inkMuted : tokens.color.ink)};
    font: 700 0.9375rem/1 ${tokens.font.display};
    letter-spacing: 0.01em;
    text-transform: uppercase;
  }

  ${media.tablet} {
    > * {
      font-size: 1.0625rem;
      letter-spacing: 0.02em;
    }
  }

  small {
    ${hiddenFromSight}
  }
`

/** Where the shopper is between cart and order; steps behind them are links. */
export function OrderStepper({ at }: { at: StepPath }) {
  const here = indexOf(at)
  return (
    <nav aria-label="Order steps">
      <List>
        {steps.map(({ path, title }, index) => {
          if (index === here) {
            return (
              <Step key={path} $state="now" aria-current="step">
                <span>{title}</span>
              </Step>
            )
          }
          return (
            <Step key={path} $state={index < here ? 'done' : 'later'}>
              {index < here ? (
                <Link to={path}>
                  <Icon name="check" size={16} />
                  {title}
                  <small>, done</small>
                </Link>
              ) : (
                <span>{title}</span>
              )}
            </Step>
          )
        })}
      </List>
    </nav>
  )
}
