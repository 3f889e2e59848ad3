import { Heading, Icon, darkSection, media, ProductImage, Text, tokens, type IconName } from '@shop/shared-ui'
import { styled } from 'styled-components'

const ProgramAsidePanel = styled.aside`
  ${darkSection}
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

const ProgramPoints = styled.ul`
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

const ProgramAsideTitle = styled.div`
  padding: ${tokens.space[5]} ${tokens.space[5]} 0;
`

interface Point {
  icon: IconName
  title: string
  description: string
}

interface ProgramAsideProps {
  title: string
  /** The image's URL without its width. */
  art: string
  points: readonly Point[]
}

/** Benefits next to a form: an image and a few points. */
export function ProgramAside({ title, art, points }: ProgramAsideProps) {
  return (
    <ProgramAsidePanel aria-label={title}>
      <ProductImage src={art} alt="" ratio={2.5} sizes="(min-width: 64rem) 70rem, 160vw" />
      <ProgramAsideTitle>
        <Heading level={2} size="title">
          {title}
        </Heading>
      </ProgramAsideTitle>
      <ProgramPoints>
        {points.map(({ icon, title: point, description }) => (
          <li key={point}>
            <Icon name={icon} />
            <div>
              <strong>{point}</strong>
              <Text size="small">{description}</Text>
            </div>
          </li>
        ))}
      </ProgramPoints>
    </ProgramAsidePanel>
  )
}
