import { Heading, Icon, inked, media, ProductImage, Text, tokens, type IconName } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Panel = styled.aside`
  ${inked}
  overflow: hidden;

  ${media.desk} {
    position: sticky;
    inset-block-start: calc(var(--top-bar-size, 0px) + ${tokens.space[5]});
    justify-self: end;
    max-inline-size: 28rem;
  }

  picture {
    aspect-ratio: 16 / 10;
  }

  img {
    block-size: 100%;
    object-position: 78% 50%;
  }
`

const Points = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: ${tokens.space[5]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space[3]};
  }

  strong {
    font: 700 1.1875rem/1.2 ${tokens.font.display};
  }
`

const Title = styled.div`
  padding: ${tokens.space[5]} ${tokens.space[5]} 0;
`

interface Point {
  icon: IconName
  title: string
  words: string
}

interface ProgrammeAsideProps {
  title: string
  /** Address of the picture above, without its width. */
  art: string
  points: readonly Point[]
}

/** What speaks for going on, beside a form: a picture and a few points. */
export function ProgrammeAside({ title, art, points }: ProgrammeAsideProps) {
  return (
    <Panel aria-label={title}>
      <ProductImage src={art} alt="" ratio={2.5} sizes="(min-width: 64rem) 70rem, 160vw" />
      <Title>
        <Heading level={2} size="title">
          {title}
        </Heading>
      </Title>
      <Points>
        {points.map(({ icon, title: point, words }) => (
          <li key={point}>
            <Icon name={icon} />
            <div>
              <strong>{point}</strong>
              <Text size="small">{words}</Text>
            </div>
          </li>
        ))}
      </Points>
    </Panel>
  )
}
