import { ProgrammeAside } from './programme-aside'

/** What a member of the program has that others have not. */
export function WhatItBrings() {
  return (
    <ProgrammeAside
      title="What the program brings"
      art="/api/media/art/banner-club"
      points={[
        { icon: 'card', title: 'Your tier', words: 'The more an order holds, the more is taken off, by itself.' },
        { icon: 'truck', title: 'Free delivery', words: 'On every order, whatever it comes to.' },
        { icon: 'box', title: 'Orders in minutes', words: 'Paste item codes, or fill a whole run of sizes at once.' },
        { icon: 'share', title: 'Team rosters', words: 'Share one link; your team enters its sizes, you order.' },
        { icon: 'edit', title: 'Your own gear', words: 'Your colors and your name on it, from one piece.' },
      ]}
    />
  )
}

/** What happens with a request for custom equipment. */
export function HowItGoes() {
  return (
    <ProgrammeAside
      title="How it goes"
      art="/api/media/art/banner-belts"
      points={[
        { icon: 'edit', title: 'You tell us', words: 'A design of yours, a sketch, or a few words.' },
        { icon: 'mail', title: 'We quote', words: 'Within two working days, by mail and among your requests.' },
        { icon: 'check', title: 'You approve', words: 'Nothing is made before you have said yes to the price.' },
        { icon: 'box', title: 'We make it', words: 'You hear from us when it is begun and when it is done.' },
      ]}
    />
  )
}
