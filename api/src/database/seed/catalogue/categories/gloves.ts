import type { CategoryNode } from '../category-node'

/** Gloves and what goes under them. */
export const glovesCategory: CategoryNode = {
  slug: 'gloves',
  title: 'Gloves',
  text: 'Boxing gloves, bag gloves, open-finger MMA gloves and the wraps that belong under all of them. If you are buying a first pair, start with a 12 or 14 oz training glove and a 180 in wrap; everything else can wait until your coach asks for it.',
  image: 'tile-gloves',
  children: [
    {
      slug: 'boxing-gloves',
      title: 'Boxing Gloves',
      text: 'Closed gloves with an attached thumb, sorted by what they meet: everything, a partner, or a pad held by somebody who knows how. The ounces name the weight of one glove, and more ounces mean more padding.',
      image: 'glove.classic.red-black-white',
      children: [
        {
          slug: 'training-gloves',
          title: 'Training Gloves',
          text: 'One pair for bag, mitts and drills. These are the gloves for the first year and, in leather, for the ten after it.',
          image: 'glove.velcro.black-gold',
        },
        {
          slug: 'sparring-gloves',
          title: 'Sparring Gloves',
          text: 'Broad, soft-faced gloves from 14 oz up that spread a punch instead of passing it on. Keep them away from the bag and your partners will stay your partners.',
          image: 'glove.panel.blue-white',
        },
        {
          slug: 'lace-up-gloves',
          title: 'Lace-Up Gloves',
          text: 'Goatskin gloves that close along the whole forearm. Laces fit closer than any strap and need a second pair of hands to tie.',
          image: 'glove.lace.tan-brown',
        },
      ],
    },
    {
      slug: 'bag-gloves',
      title: 'Bag Gloves',
      text: 'Gloves that never meet a face. Firm ones for heavy bags, light ones for classes and circuits; neither kind is meant for sparring.',
      image: 'glove.velcro.black-red',
      children: [
        {
          slug: 'heavy-bag-gloves',
          title: 'Heavy Bag Gloves',
          text: 'Dense foam and stiff cuffs for settled sand and canvas, in 10 to 16 oz.',
          image: 'glove.velcro.brown-tan',
        },
        {
          slug: 'fitness-gloves',
          title: 'Fitness & Class Gloves',
          text: 'Light, bright and easy to wipe: gloves for bag classes and circuits, with washable liners where we could fit them.',
          image: 'glove.velcro.teal-white',
        },
      ],
    },
    {
      slug: 'mma-gloves',
      title: 'MMA Gloves',
      text: 'Open fingers and an open palm, with padding from six millimeters of knit to seven ounces of foam. Choose by the contact your class allows.',
      image: 'tile-mma-gloves',
      children: [
        {
          slug: 'mma-fight-gloves',
          title: 'Fight Gloves',
          text: 'Four-ounce gloves with pre-curved fingers for pads, bags and coached bouts.',
          image: 'mma-glove.fight.red-white',
        },
        {
          slug: 'mma-sparring-gloves',
          title: 'MMA Sparring Gloves',
          text: 'Seven ounces and more, padded past the first joint, for controlled rounds with a partner.',
          image: 'mma-glove.sparring.black-blue',
        },
        {
          slug: 'grappling-gloves',
          title: 'Grappling Gloves',
          text: 'Thin, machine-washable gloves for mat work with a little striking mixed in.',
          image: 'mma-glove.grappling.olive-black',
        },
      ],
    },
    {
      slug: 'hand-wraps',
      title: 'Hand Wraps',
      text: 'Wraps hold the small bones of the hand together and keep sweat out of the glove. Take 120 in for small hands and quick classes, 180 in for everyone else.',
      image: 'tile-hand-wraps',
      children: [
        {
          slug: 'elastic-hand-wraps',
          title: 'Elastic Hand Wraps',
          text: 'Cotton with five percent elastane: the wraps most gyms teach with.',
          image: 'hand-wrap.striped.black-gold',
        },
        {
          slug: 'cotton-hand-wraps',
          title: 'Cotton Hand Wraps',
          text: 'Pure cotton without stretch, for support that is exactly as firm as you wind it.',
          image: 'hand-wrap.loose.white',
        },
      ],
    },
  ],
}
