import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Container, Icon, darkSection, media, Skeleton, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SocialLinks } from '../social-links'
import { useFrame } from '../use-frame'
import { Headline } from './headline'

const BannerBar = styled.aside`
  ${darkSection}
  background: ${tokens.color.sunken};
  font: 700 0.9375rem/1.15 ${tokens.font.display};
  letter-spacing: 0.02em;
  text-wrap: balance;
  ${media.tablet} {
    font-size: 1rem;
    letter-spacing: 0.03em;
  }
`

const BannerColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 50px;
  ${media.desk} {
    grid-template-columns: 1fr minmax(0, 2fr) 1fr;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: ${tokens.target};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`

const BannerCheckIcon = styled(Link)`
  max-inline-size: 7.5rem;
  ${media.tablet} {
    max-inline-size: none;
  }
`

/** The text starts at the same position in any font, so that nothing shifts when the font loads. */
const BannerSale = styled.div`
  max-block-size: 50px;
  overflow: hidden;
  ${media.desk} {
    text-align: center;
    text-transform: uppercase;
    letter-spacing: 0.06em;
  }
`

const BannerSocialLinks = styled.div`
  display: none;
  justify-self: end;
  margin-inline-end: -12px;
  ${media.desk} {
    display: block;
  }
`

/** The strip above the header: authenticity check, sale, and social links. */
export function Banner() {
  const { settings } = useFrame()
  return (
    <BannerBar aria-label="Announcements">
      <BannerColumns>
        <BannerCheckIcon to={catalogueLinks.authenticity()}>
          <Icon name="shield" size={18} />
          Check Product Authenticity
        </BannerCheckIcon>
        <BannerSale aria-busy={settings === undefined}>
          {settings === undefined ? <Skeleton $width="14rem" $height="1.15em" /> : <Headline settings={settings} />}
        </BannerSale>
        <BannerSocialLinks>{settings && <SocialLinks settings={settings} />}</BannerSocialLinks>
      </BannerColumns>
    </BannerBar>
  )
}
