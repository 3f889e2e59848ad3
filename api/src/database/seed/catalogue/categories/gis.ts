import type { CategoryNode } from '../category-node'

/** Uniforms by art. */
export const gisCategory: CategoryNode = {
  slug: 'gis',
  title: 'Gis',
  text: 'Uniforms for karate, judo, jiu-jitsu and taekwondo, woven and cut for what each art does to cloth. Every gi here shrinks a little in its first washes; our size charts already count that in.',
  image: 'tile-gis',
  children: [
    {
      slug: 'karate-gis',
      title: 'Karate Gis',
      text: 'From a 7 oz student uniform to a 14 oz canvas that cracks on a stopped punch. Lighter cloth suits kumite and warm halls; heavier cloth suits kata and years of use.',
      image: 'gi.karate.white-black',
      children: [
        {
          slug: 'karate-training-gis',
          title: 'Karate Training Gis',
          text: 'Everyday uniforms in 7 to 12 oz for two to five classes a week.',
          image: 'gi.karate.white-white',
        },
        {
          slug: 'karate-competition-gis',
          title: 'Kata & Kumite Gis',
          text: 'Microfiber for speed, canvas for sound. Sold plain, so that your federation and club can add what they require.',
          image: 'gi.karate.white-red',
        },
      ],
    },
    {
      slug: 'judo-gis',
      title: 'Judo Gis',
      text: 'Rice-grain cotton in one layer or two. Single weave is lighter and dries overnight; double weave makes a stiffer grip fight and takes two days on the line.',
      image: 'gi.judo.blue-black',
      children: [
        {
          slug: 'judo-single-weave',
          title: 'Single-Weave Judo Gis',
          text: 'Jackets of 350 and 450 gsm for club training and randori.',
          image: 'gi.judo.white-white',
        },
        {
          slug: 'judo-double-weave',
          title: 'Double-Weave Judo Gis',
          text: 'Jackets of 650 to 750 gsm for competitors and for people who are thrown by them.',
          image: 'gi.judo.blue-black',
        },
      ],
    },
    {
      slug: 'bjj-gis',
      title: 'Jiu-Jitsu Gis',
      text: 'One-piece jackets in pearl and gold weave with pants in twill or ripstop, sized A0 to A5. If you fall between two sizes, take the one for your height.',
      image: 'gi.bjj.black-brown',
      children: [
        {
          slug: 'bjj-training-gis',
          title: 'Jiu-Jitsu Training Gis',
          text: "Gis for daily mat time, in cotton or hemp, with a separate women's cut.",
          image: 'gi.bjj.blue-purple',
        },
        {
          slug: 'bjj-competition-gis',
          title: 'Jiu-Jitsu Competition Gis',
          text: 'Lighter, trimmer and plain: gis for the scales and for travel.',
          image: 'gi.bjj.white-blue',
        },
      ],
    },
    {
      slug: 'taekwondo-doboks',
      title: 'Taekwondo Doboks',
      text: 'Wrapped-front uniforms with deep vents that leave the hips free. They go on without pulling over the head, which parents of five-year-olds appreciate too.',
      image: 'gi.karate.white-black-black',
      children: [
        {
          slug: 'taekwondo-training-doboks',
          title: 'Training Doboks',
          text: 'Light uniforms for color belts, demonstration teams and everyday class.',
          image: 'gi.karate.black-red',
        },
        {
          slug: 'taekwondo-black-collar-doboks',
          title: 'Black-Collar Doboks',
          text: 'Rib-weave uniforms with dark trim for the grades that wear it, in cuts for forms and for fighting.',
          image: 'gi.karate.white-navy-navy',
        },
      ],
    },
  ],
}
