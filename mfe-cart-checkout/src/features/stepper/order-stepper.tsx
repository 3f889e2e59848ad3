import { visuallyHiddenStyles, Icon, media, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { stepIndex, steps, type StepPath } from '../../checkout/steps'

const StepList = styled.ol`
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

const StepItem = styled.li<{ $state: 'done' | 'now' | 'later' }>`
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
    ${visuallyHiddenStyles}
  }
`

/** Progress from cart to order; completed steps are links. */
export function OrderStepper({ current }: { current: StepPath }) {
  const currentIndex = stepIndex(current)
  return (
    <nav aria-label="Order steps">
      <StepList>
        {steps.map(({ path, title }, index) => {
          if (index === currentIndex) {
            return (
              <StepItem key={path} $state="now" aria-current="step">
                <span>{title}</span>
              </StepItem>
            )
          }
          return (
            <StepItem key={path} $state={index < currentIndex ? 'done' : 'later'}>
              {index < currentIndex ? (
                <Link to={path}>
                  <Icon name="check" size={16} />
                  {title}
                  <small>, done</small>
                </Link>
              ) : (
                <span>{title}</span>
              )}
            </StepItem>
          )
        })}
      </StepList>
    </nav>
  )
}
