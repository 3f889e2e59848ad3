import type { CategoryNode } from '../category-node'

/** What gets it all there. */
export const carryCategory: CategoryNode = {
  slug: 'gym-bags-bottles',
  title: 'Gym Bags & Bottles',
  text: 'Bags sized by what really goes in them and bottles that can be used with gloves on. Forty liters carry gloves and a change of clothes; sixty-five carry a full kit with a gi.',
  image: 'tile-gym-bags',
  children: [
    {
      slug: 'gym-bags',
      title: 'Gym Bags',
      text: 'Duffels, backpacks and boxy holdalls with coated insides that wipe clean. Empty them at home the same evening and they will outlive the gloves.',
      image: 'tile-gym-bags',
      children: [
        {
          slug: 'duffels',
          title: 'Duffels',
          text: 'Soft bags with one big opening, from plain to waxed canvas.',
          image: 'gym-bag.duffel.black-lime',
        },
        {
          slug: 'backpacks',
          title: 'Backpacks',
          text: 'For bicycles and trains, in 25 and 35 liters.',
          image: 'gym-bag.backpack.charcoal-black',
        },
        {
          slug: 'holdalls',
          title: 'Holdalls',
          text: 'Stiff, boarded bags that stand open while you pack.',
          image: 'gym-bag.holdall.black-red',
        },
      ],
    },
    {
      slug: 'bottles',
      title: 'Bottles',
      text: 'Squeeze bottles for the corner, steel for the day, shakers for after. All plastics that touch a drink are free of BPA.',
      image: 'tile-bottles',
      children: [
        {
          slug: 'sport-bottles',
          title: 'Squeeze Bottles',
          text: 'Soft bottles with self-closing valves and straws for head guards.',
          image: 'bottle.sport.white-red',
        },
        {
          slug: 'steel-bottles',
          title: 'Steel Bottles',
          text: 'Stainless steel in one wall or two, 24 and 32 oz.',
          image: 'bottle.steel.black-black-white',
        },
        {
          slug: 'shakers',
          title: 'Shakers',
          text: 'Cups with measure marks, a whisk ball and lids that stay shut.',
          image: 'bottle.shaker.black-red',
        },
      ],
    },
  ],
}
