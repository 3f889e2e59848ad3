import type { CategoryNode } from '../category-node'

/** What is hit. */
export const bagsAndPadsCategory: CategoryNode = {
  slug: 'bags-pads',
  title: 'Bags & Pads',
  text: 'Hanging bags, mitts, shields and Thai pads for the garage and the gym. Bags ship filled unless the title says otherwise, and the weight you choose is the weight that hangs.',
  drawing: 'punching-bag.heavy.brown-tan.stage',
  children: [
    {
      slug: 'punching-bags',
      title: 'Punching Bags',
      text: 'A bag of about half your own body weight swings well for boxing; go heavier for kicks. Whatever you hang it from should carry four times that.',
      drawing: 'punching-bag.heavy.black-red',
      children: [
        {
          slug: 'heavy-bags',
          title: 'Heavy Bags',
          text: 'Straight bags in vinyl, canvas and leather, 60 to 100 lb, and a shell to fill yourself.',
          drawing: 'punching-bag.heavy.red-white',
        },
        {
          slug: 'banana-bags',
          title: 'Banana Bags',
          text: 'Six-foot bags for low kicks, knees and everything above.',
          drawing: 'punching-bag.banana.black-gold',
        },
        {
          slug: 'uppercut-bags',
          title: 'Uppercut Bags',
          text: 'Teardrops and two-part bags that give punches from below a surface to land on.',
          drawing: 'punching-bag.uppercut.red-black',
        },
        {
          slug: 'speed-bags',
          title: 'Speed Bags',
          text: 'Air-filled bags in three sizes; the smaller, the faster.',
          drawing: 'punching-bag.speed.brown-tan',
        },
      ],
    },
    {
      slug: 'pads',
      title: 'Pads & Shields',
      text: "For the one who holds. Good pads spare the holder's elbows and shoulders first, and the hitter's hands second.",
      drawing: 'pad.curved.black-red',
      children: [
        {
          slug: 'focus-mitts',
          title: 'Focus Mitts',
          text: 'Curved, flat and micro mitts for hands, sold in pairs.',
          drawing: 'pad.classic.black-yellow',
        },
        {
          slug: 'kick-shields',
          title: 'Kick Shields',
          text: 'Large shields for kicks, knees and tackles.',
          drawing: 'kick-shield.classic.red-white',
        },
        {
          slug: 'thai-pads',
          title: 'Thai Pads',
          text: 'Forearm pads for kicks, knees and elbows, sold in pairs.',
          drawing: 'kick-shield.thai.black-gold',
        },
      ],
    },
  ],
}
