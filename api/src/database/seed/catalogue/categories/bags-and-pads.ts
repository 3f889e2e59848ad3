import type { CategoryNode } from '../category-node'

/** What is hit. */
export const bagsAndPadsCategory: CategoryNode = {
  slug: 'bags-pads',
  title: 'Bags & Pads',
  text: 'Hanging bags, mitts, shields and Thai pads for the garage and the gym. Bags ship filled unless the title says otherwise, and the weight you choose is the weight that hangs.',
  image: 'tile-punching-bags',
  children: [
    {
      slug: 'punching-bags',
      title: 'Punching Bags',
      text: 'A bag of about half your own body weight swings well for boxing; go heavier for kicks. Whatever you hang it from should carry four times that.',
      image: 'tile-punching-bags',
      children: [
        {
          slug: 'heavy-bags',
          title: 'Heavy Bags',
          text: 'Straight bags in vinyl, canvas and leather, 60 to 100 lb, and a shell to fill yourself.',
          image: 'punching-bag.heavy.red-white',
        },
        {
          slug: 'banana-bags',
          title: 'Banana Bags',
          text: 'Six-foot bags for low kicks, knees and everything above.',
          image: 'punching-bag.banana.black-gold',
        },
        {
          slug: 'uppercut-bags',
          title: 'Uppercut Bags',
          text: 'Teardrops and two-part bags that give punches from below a surface to land on.',
          image: 'punching-bag.uppercut.red-black',
        },
        {
          slug: 'speed-bags',
          title: 'Speed Bags',
          text: 'Air-filled bags in three sizes; the smaller, the faster.',
          image: 'punching-bag.speed.brown-tan',
        },
      ],
    },
    {
      slug: 'pads',
      title: 'Pads & Shields',
      text: "For the one who holds. Good pads spare the holder's elbows and shoulders first, and the hitter's hands second.",
      image: 'tile-pads',
      children: [
        {
          slug: 'focus-mitts',
          title: 'Focus Mitts',
          text: 'Curved, flat and micro mitts for hands, sold in pairs.',
          image: 'pad.classic.black-yellow',
        },
        {
          slug: 'kick-shields',
          title: 'Kick Shields',
          text: 'Large shields for kicks, knees and tackles.',
          image: 'kick-shield.classic.red-white',
        },
        {
          slug: 'thai-pads',
          title: 'Thai Pads',
          text: 'Forearm pads for kicks, knees and elbows, sold in pairs.',
          image: 'kick-shield.thai.black-gold',
        },
      ],
    },
  ],
}
