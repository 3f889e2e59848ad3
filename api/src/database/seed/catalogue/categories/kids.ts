import type { CategoryNode } from '../category-node'

/** Everything in small. */
export const kidsCategory: CategoryNode = {
  slug: 'kids',
  title: 'Kids',
  text: 'Uniforms, gear and clothes from our Ember line for children from about four to twelve. They close without help, wash warm and leave room to grow where growing does not make them unsafe.',
  image: 'tile-kids',
  children: [
    {
      slug: 'kids-uniforms',
      title: 'Kids Uniforms',
      text: 'Light gis and doboks with elastic waists and hems that can be let down, and soft belts in the junior grades.',
      image: 'gi.karate.white-blue-blue',
      children: [
        {
          slug: 'kids-karate-gis',
          title: 'Kids Karate Gis',
          text: 'Sizes 000 to 2, for children from about 110 to 150 cm tall.',
          image: 'gi.karate.white-red-red',
        },
        {
          slug: 'kids-judo-gis',
          title: 'Kids Judo Gis',
          text: 'Rice-grain jackets light enough for a school bag.',
          image: 'gi.judo.blue-yellow',
        },
        {
          slug: 'kids-bjj-gis',
          title: 'Kids Jiu-Jitsu Gis',
          text: 'Pearl-weave gis in sizes M0 to M4.',
          image: 'gi.bjj.pink-white',
        },
        {
          slug: 'kids-taekwondo-doboks',
          title: 'Kids Doboks',
          text: 'Wrapped jackets with hidden snaps.',
          image: 'gi.karate.white-royal-royal',
        },
        {
          slug: 'kids-belts',
          title: 'Kids Belts',
          text: 'Soft belts in full, striped and youth jiu-jitsu colors.',
          image: 'belt.striped.yellow-orange',
        },
      ],
    },
    {
      slug: 'kids-gear',
      title: 'Kids Gear',
      text: "Gloves, guards and bags in children's sizes, for supervised light contact.",
      image: 'headgear.cheek.navy-sky',
      children: [
        {
          slug: 'kids-gloves',
          title: 'Kids Gloves',
          text: 'Boxing gloves from 4 to 8 oz and an open-finger pair.',
          image: 'glove.velcro.pink-white',
        },
        {
          slug: 'kids-headgear',
          title: 'Kids Headgear',
          text: 'Light head guards with a wide back closure.',
          image: 'headgear.open.red-white',
        },
        {
          slug: 'kids-shin-guards',
          title: 'Kids Shin Guards',
          text: 'Sleeves and short strapped guards.',
          image: 'shin-guard.classic.pink-black',
        },
        {
          slug: 'kids-mouth-guards',
          title: 'Kids Mouth Guards',
          text: 'Soft guards for ages 5 to 10 that can be refitted.',
          image: 'mouth-guard.fangs.white-green-white',
        },
        {
          slug: 'kids-bags',
          title: 'Kids Bags',
          text: 'Small backpacks and duffels with narrow-set straps.',
          image: 'gym-bag.backpack.royal-white',
        },
      ],
    },
    {
      slug: 'kids-apparel',
      title: 'Kids Apparel',
      text: 'Rash guards, shorts and shirts in Youth S to Youth XL, about 6 to 14 years.',
      image: 'rash-guard.slash.navy-orange',
      children: [
        {
          slug: 'kids-rash-guards',
          title: 'Kids Rash Guards',
          text: 'Tagless stretch tops, plain and in youth ranks.',
          image: 'rash-guard.solid.teal-black',
        },
        {
          slug: 'kids-shorts',
          title: 'Kids Shorts',
          text: 'Fight, Thai and compression shorts without metal parts.',
          image: 'shorts.thai.royal-gold',
        },
        {
          slug: 'kids-shirts',
          title: 'Kids Shirts',
          text: 'T-shirts, a tank top and a hoodie without cords.',
          image: 'shirt.tee.yellow-yellow-black',
        },
      ],
    },
  ],
}
