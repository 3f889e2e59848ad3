import type { CategoryNode } from '../category-node'

/** Suits, split toes and hoods. */
export const ninjaWearCategory: CategoryNode = {
  slug: 'ninja-wear',
  title: 'Ninja Wear',
  text: 'Uniforms, split-toe footwear and hoods for ninjutsu classes, weapons practice and the stage. Each page says which of the three a piece is made for.',
  image: 'tile-ninja-wear',
  children: [
    {
      slug: 'ninja-suits',
      title: 'Ninja Suits',
      text: 'Sets of jacket, pants, sash and bindings in cotton blends. Hood and tabi are sold separately, because few schools want the same ones.',
      image: 'ninja-suit.classic.black-red',
      children: [
        {
          slug: 'classic-ninja-suits',
          title: 'Training Suits',
          text: 'Long-sleeved suits from light poplin to 12 oz canvas.',
          image: 'ninja-suit.classic.navy-black',
        },
        {
          slug: 'armored-ninja-suits',
          title: 'Armored Suits',
          text: 'Suits with stitched foam plates for padded weapons and demonstrations.',
          image: 'ninja-suit.armoured.black-charcoal',
        },
        {
          slug: 'sleeveless-ninja-suits',
          title: 'Sleeveless Suits',
          text: 'Summer cuts that leave shoulders free for long weapons.',
          image: 'ninja-suit.sleeveless.black-red',
        },
      ],
    },
    {
      slug: 'tabi',
      title: 'Tabi',
      text: "Split-toe boots, shoes and socks in US men's sizes. Tabi run narrow; go one size up for a wide foot and about one and a half down from a women's size.",
      image: 'tabi.boot.black-black-silver',
      children: [
        {
          slug: 'tabi-boots',
          title: 'Tabi Boots',
          text: 'Canvas boots with clasps and a thin rubber sole, from ankle to knee.',
          image: 'tabi.boot.olive-brown',
        },
        {
          slug: 'tabi-shoes',
          title: 'Tabi Shoes',
          text: 'Low slip-ons for class and stage.',
          image: 'tabi.shoe.black-white',
        },
        {
          slug: 'tabi-socks',
          title: 'Tabi Socks',
          text: 'Cotton socks with a separate big toe.',
          image: 'tabi.sock.navy',
        },
      ],
    },
    {
      slug: 'ninja-hoods',
      title: 'Hoods & Masks',
      text: 'Wraps, half masks and cowls in cotton. They are clothing: none of them protects against blows or is medical equipment.',
      image: 'hood.shinobi.black-silver',
      children: [
        {
          slug: 'shinobi-hoods',
          title: 'Shinobi Hoods',
          text: 'The two-piece wrap and its simpler relatives.',
          image: 'hood.shinobi.black-black',
        },
        {
          slug: 'ninja-masks',
          title: 'Half Masks',
          text: 'Cloth for nose, mouth and neck that leaves glasses free.',
          image: 'hood.mask.black-red',
        },
        {
          slug: 'cowls',
          title: 'Cowls',
          text: 'Deep hoods on a short cape, without a single fastening.',
          image: 'hood.cowl.brown-tan',
        },
      ],
    },
  ],
}
