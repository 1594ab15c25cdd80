// SPDX-License-Identifier: Apache-2.0
pragma solidity >=0.8.27;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

contract SampleNFT is ERC721("Sample", "SMPL") {
    uint256 public nextId = 1;

    function mint(address to) external returns (uint256 tokenId) {
        tokenId = nextId++;
        _mint(to, tokenId);
    }
}
