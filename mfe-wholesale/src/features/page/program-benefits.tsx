import { ProgramAside } from './program-aside'

/** The benefits of the wholesale program. */
export function ProgramBenefits() {
  return (
    <ProgramAside
      title="Program benefits"
      art="/api/media/art/banner-club"
      points={[
        {
          icon: 'card',
          title: 'Volume discounts',
          description: 'The more you order, the more you save. Your tier discount applies automatically.',
        },
        { icon: 'truck', title: 'Free shipping', description: 'On every order, no minimum.' },
        {
          icon: 'box',
          title: 'Fast reordering',
          description: 'Paste item codes, or fill in a full size run at once.',
        },
        {
          icon: 'share',
          title: 'Team rosters',
          description: 'Share one link. Your team enters their sizes, and you place the order.',
        },
        { icon: 'edit', title: 'Custom gear', description: 'Your colors and your name, with no minimum order.' },
      ]}
    />
  )
}

/** The steps of a custom equipment request. */
export function RequestSteps() {
  return (
    <ProgramAside
      title="How it works"
      art="/api/media/art/banner-belts"
      points={[
        {
          icon: 'edit',
          title: 'Tell us what you need',
          description: 'Send us a design, a sketch or a short description.',
        },
        { icon: 'mail', title: 'Get a quote', description: 'Within two business days, by email and in your requests.' },
        {
          icon: 'check',
          title: 'Approve the quote',
          description: 'Production starts only after you approve the price.',
        },
        {
          icon: 'box',
          title: 'We make your gear',
          description: 'We’ll email you when production starts and when it’s finished.',
        },
      ]}
    />
  )
}
