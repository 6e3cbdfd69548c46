"""Naive reference engine: the sixteen printed sections and the project's own ones, as letters."""

from __future__ import annotations

from .naive_sections_own import OWN_SECTION_TILES, OWN_SECTIONS

# G grass, C canyon, D desert, F flower, T forest, W water, M mountain, S castle, N nomad space,
# L location; L1 and L2 are the first and the second tile of SECTION_TILES.
_TEXTS = {
    "oracle": """
        GGGTTWGTTT
        GGGSTWGTTT
        GFFGTTWGGT
        FFCGTWFLTT
        FFFCCWFFWW
        MMCGGWWWDD
        CCCMGFFFDD
        CCSDMDFFCC
        WWWDDDDMCC
        WWWWDDDDDC
    """,
    "farm": """
        DDCWWTTTGG
        DSCWTTTLGG
        CCCFFFTCFF
        CCFFWDDCCF
        CGGWFFDDCC
        GGLFWFWDDC
        GGGTFFWWDD
        GGTTMWWWDW
        GMTTWWWWWW
        TTTWWWWWWW
    """,
    "oasis": """
        DDCWWTTGGG
        DCWFFTTTGG
        DDWFFTTLFG
        WWWFGTFFFF
        WWWWGGGGFF
        WTTWGGCCDC
        WTCTWGCCDC
        WSCFWLDDCW
        WWCFWWWDDW
        WWWWWWWWWW
    """,
    "tower": """
        TTTTMMGMCC
        TMTTFGMMMC
        FFTFFFGGWM
        DFFFWLGWMM
        DDDDFWGWCC
        DCDDDWWCGC
        DDCDDWFSGC
        CCLDWFFFGG
        DCWWWTTFGG
        DCCWTTTGGG
    """,
    "tavern": """
        FDDMMDDCCC
        FFDDDMMCCC
        FFFFFFFMMM
        WWFSGGTTMM
        FFWWGGGTTC
        FCCWGTTCCC
        DFLCWTTLCG
        DDCWTTGGGG
        DDDWTTTGGG
        DDWWTTTGGG
    """,
    "barn": """
        CDDDDDDDDD
        CCCDDDDDCD
        MMMDMMLDDC
        CMMMMMFFCC
        CCCMMWFFFC
        GCCCMFFWTC
        GGLTFFWFFT
        GGTTFFGSTT
        GGGTTWGGTT
        GGGTWGGTTT
    """,
    "harbor": """
        GGTTTWGTTF
        GFTTWGTTFF
        GFFTWGGFFF
        FFTTWGMFDD
        CFSTWGDDDD
        CCTWGGMMDD
        CCWWWGDDDC
        WWGGWWLCMC
        WDSGWMWCCC
        WDDWWWWCCC
    """,
    "paddock": """
        CCCDDWDDDD
        MMCDDWDDDD
        MMCMMWDDLF
        MCMMWMDFFF
        CCTTWMMCFF
        CTTWCCCMFF
        CLTTWFFFFF
        GGTWGSGFGT
        GGTTWGGGGT
        GGTTWGGGTT
    """,
    "quarry": """
        GGGWWWMCCC
        GGWTDWWWCC
        GMWTLDDDWM
        FWTTCCDFFF
        FWGGCCDDMF
        FWNGCCDNFF
        FFWGCCCFFF
        DWGGCNTTFF
        DDWWGTTMTT
        DDDWWTMTTT
    """,
    "caravan": """
        WWGGWWWFFF
        WGGTWWWFFF
        WWWGTWWDDF
        TTWNTWDMFF
        TTTWWWDDGG
        TTTTCDGGGG
        TTLCCCGGMG
        TCCCCGLDDG
        CMCCCFFFDD
        CCCFFFFDDD
    """,
    "village": """
        DDDDDDDGGG
        DDDMDFFFGG
        DMDDDFWFGT
        CFWDNWFTTT
        CFFWWWFLCT
        CFFFWWFCCC
        CCCLTWWFMC
        GCGGTWFCCC
        GGGGTTTTCM
        GGGTTTTTMM
    """,
    "garden": """
        CCCWWWWDDD
        CCCWLFDDMD
        CCCCCCFDMD
        CGGCCMFMDD
        CGGGDMMFFF
        TFGLDDFFFF
        TTFFDMFGGF
        TTMFMTNGGG
        TMTTTTWWGG
        TTTTWWWGGG
    """,
    "lighthouse": """
        TTTTWWFFFF
        TTTTWDFFFF
        CTTTTWDSDM
        CCL2TWDDDDW
        CCCCWWWWWW
        WWWWWWDDDW
        FFFFWGL1DDD
        FMGWGGGGMC
        FGGWGGGCMC
        GGGWWWCCCC
    """,
    "barracks": """
        GGTTWWTTGG
        GGTTWGGCGG
        GFFTTTTCCG
        FFFL1DTTCCC
        FFFFFDTL2MC
        FFFDDMCCCC
        FFFMDDDCCC
        FFDDSDDCMC
        GGDDDWWDGG
        GGDWWWDDGG
    """,
    "city_hall": """
        TTTTWWDDDD
        TTFFFGGDDD
        MMTFFL1GMCD
        TTMMGGGCCM
        TTSFGMMCCC
        TTTFMMCCMC
        MMTFFFL2CCC
        FFFMGGDWCM
        FFWGGGDDDD
        FGGGGGGDDD
    """,
    "monastery": """
        MDDDMWMGGG
        DDDMWFFFGG
        DDDDWFFL1GW
        MCDDWFFGWW
        MCCDDWFWWW
        MCCGGWWCCC
        CCCSGTTTCC
        CFGGGTTTCM
        FFFGTTTTL2M
        FFTTTTMMMM
    """,
}
SECTIONS = {name: text.split() for name, text in _TEXTS.items()} | OWN_SECTIONS
SECTION_TILES = {
    "oracle": ("oracle",),
    "farm": ("farm",),
    "oasis": ("oasis",),
    "tower": ("tower",),
    "tavern": ("tavern",),
    "barn": ("barn",),
    "harbor": ("harbor",),
    "paddock": ("paddock",),
    "quarry": ("quarry",),
    "caravan": ("caravan",),
    "village": ("village",),
    "garden": ("garden",),
    "lighthouse": ("lighthouse", "foresters_lodge"),
    "barracks": ("barracks", "crossroads"),
    "city_hall": ("city_hall", "fort"),
    "monastery": ("monastery", "wagon"),
    **OWN_SECTION_TILES,
}
