import { Heading, Icon, inked, media, tokens, type IconName } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Block = styled.aside`
  ${inked}
  display: grid;
  gap: ${tokens.space[5]};
  padding: ${tokens.space[6]} ${tokens.space[5]};
  ${media.desk} {
    padding: ${tokens.space[8]} ${tokens.space[7]};
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${tokens.space[4]};
    padding-block: ${tokens.space[4]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }

  svg {
    grid-row: span 2;
    margin-block-start: 0.1em;
  }

  p {
    color: ${tokens.color.inkMuted};
  }
`

const gains: { icon: IconName; title: string; words: string }[] = [
  { icon: 'truck', title: 'Every parcel in sight', words: 'From packed to delivered, each step with its time.' },
  { icon: 'heart', title: 'One wishlist on every device', words: 'What you saved as a guest comes along.' },
  {
    icon: 'card',
    title: 'Checkout in a few taps',
    words: 'Keep cards by their last four digits; we never see the number.',
  },
]

/** What an account is good for, said once beside the forms that open one. */
export function AccountGains() {
  return (
    <Block aria-labelledby="account-gains">
      <Heading level={2} id="account-gains">
        Your corner of the shop
      </Heading>
      <ul className="gains">
        {gains.map(({ icon, title, words }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <strong>{title}</strong>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Block>
  )
}
