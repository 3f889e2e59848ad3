import { Skeleton, Text, tokens, trustedMarkup } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { Bin, ChoiceArea, ChoiceRoom, Foot, Head, LineTotal, Picture, pictureSizes, Row, Title } from './line-layout'
import { List } from './line-list'

const Drawn = styled(List)`
  &:empty {
    display: none;
  }
`

/** As large as the button. */
const BinRoom = styled.div`
  inline-size: ${tokens.target};
`

/** As large as the field with its two buttons. */
const Quantity = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(2 * ${tokens.target} + 3.25rem + 2px);
  block-size: calc(${tokens.target} + 2px);
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

/** The same on both sides, so that React leaves alone what stands inside. */
const nothing = { __html: trustedMarkup('') }

/** Selects the place of the kept lines once there are some. */
export const keptLinesAreDrawn = '[data-kept-lines]:not(:empty)'

/**
 * The lines that this browser keeps, before the page lives: documents know nobody's cart, so the server sends one line
 * without its words, hidden, and an empty list, which `drawKeptLines` fills. Prices and choice are boxes of their size.
 */
export function KeptLines() {
  return (
    <>
      <List hidden data-line-shape="">
        <Row $compact={false}>
          <Picture src="data:," alt="" sizes={pictureSizes} />
          <Head>
            <Title to="/shop" />
            <Text size="small" data-part="choice" />
            <Text as="span" data-part="price">
              <Skeleton $width="5rem" $height="1lh" />
            </Text>
          </Head>
          <Bin>
            <BinRoom />
          </Bin>
          <ChoiceArea data-part="selects">
            <ChoiceRoom />
          </ChoiceArea>
          <Foot>
            <Quantity data-part="quantity" />
            <LineTotal as="div" $pending={false}>
              <Skeleton $width="4rem" $height="1lh" />
            </LineTotal>
          </Foot>
        </Row>
      </List>
      <Drawn data-kept-lines="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
    </>
  )
}
